print("crease")
