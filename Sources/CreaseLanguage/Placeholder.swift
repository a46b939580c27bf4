// Placeholder until the module's first noun arrives.
