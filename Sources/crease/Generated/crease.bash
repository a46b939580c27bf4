# Made by 'crease generate bash' from the option table; do not edit.
_crease() {
    local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command=preview i
    for ((i = 1; i < COMP_CWORD; i++)); do
        case "${COMP_WORDS[i]}" in
            preview|inspect|render|test|diff|record|tour|play|coverage|facts|help) command="${COMP_WORDS[i]}"; break ;;
        esac
    done
    case "$previous" in
        --pose) COMPREPLY=($(compgen -W 'closed book open laptop tall tent' -- "$word")); return ;;
        --hinge) return ;;
        --rotate) COMPREPLY=($(compgen -W '0 90 180 270' -- "$word")); return ;;
        --device) COMPREPLY=($(compgen -W 'duo iphone-6.9' -- "$word")); return ;;
        --sdk) COMPREPLY=($(compgen -W '26.0 27.0 27.1 27.2' -- "$word")); return ;;
        --split) COMPREPLY=($(compgen -W 'left right' -- "$word")); return ;;
        --live-activities) return ;;
        --text-size) COMPREPLY=($(compgen -W 'xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5' -- "$word")); return ;;
        --direction) COMPREPLY=($(compgen -W 'ltr rtl' -- "$word")); return ;;
        --scheme) COMPREPLY=($(compgen -W 'light dark' -- "$word")); return ;;
        --contrast) COMPREPLY=($(compgen -W 'standard high' -- "$word")); return ;;
        --view) return ;;
        --set) return ;;
        --define|-D) return ;;
        --steps) return ;;
        --tape) COMPREPLY=($(compgen -f -- "$word")); return ;;
        --format)
            case "$command" in
                inspect) COMPREPLY=($(compgen -W 'table json' -- "$word")) ;;
                render) COMPREPLY=($(compgen -W 'text ansi svg png' -- "$word")) ;;
                diff) COMPREPLY=($(compgen -W 'text json markdown' -- "$word")) ;;
                record) COMPREPLY=($(compgen -W 'v2 v3 text' -- "$word")) ;;
                coverage) COMPREPLY=($(compgen -W 'table json' -- "$word")) ;;
                facts) COMPREPLY=($(compgen -W 'table json' -- "$word")) ;;
            esac
            return ;;
        --size) return ;;
        --output|-o) COMPREPLY=($(compgen -f -- "$word")); return ;;
        --stills) COMPREPLY=($(compgen -f -- "$word")); return ;;
        --record) COMPREPLY=($(compgen -f -- "$word")); return ;;
        --at) return ;;
        --color) COMPREPLY=($(compgen -W 'auto always never' -- "$word")); return ;;
        --rev) return ;;
        --junit) COMPREPLY=($(compgen -f -- "$word")); return ;;
    esac
    if [[ "$word" == -* ]]; then
        case "$command" in
            preview) COMPREPLY=($(compgen -W '--pose --hinge --rotate --device --sdk --split --keyboard --live-activities --camera --pip --text-size --direction --scheme --contrast --reduce-motion --reduce-transparency --first-pass --view --set --define --strict --lenient --no-cache --steps --tape --record --ascii --color --no-mouse --help --version' -- "$word")) ;;
            inspect) COMPREPLY=($(compgen -W '--pose --hinge --rotate --device --sdk --split --keyboard --live-activities --camera --pip --text-size --direction --scheme --contrast --reduce-motion --reduce-transparency --first-pass --view --set --define --strict --lenient --no-cache --steps --tape --format --output --help --version' -- "$word")) ;;
            render) COMPREPLY=($(compgen -W '--pose --hinge --rotate --device --sdk --split --keyboard --live-activities --camera --pip --text-size --direction --scheme --contrast --reduce-motion --reduce-transparency --first-pass --view --set --define --strict --lenient --no-cache --steps --tape --format --size --output --matrix --tiers --pixels --ascii --color --help --version' -- "$word")) ;;
            test) COMPREPLY=($(compgen -W '--pose --hinge --rotate --device --sdk --split --keyboard --live-activities --camera --pip --text-size --direction --scheme --contrast --reduce-motion --reduce-transparency --first-pass --view --set --define --strict --lenient --no-cache --junit --help --version' -- "$word")) ;;
            diff) COMPREPLY=($(compgen -W '--pose --hinge --rotate --device --sdk --split --keyboard --live-activities --camera --pip --text-size --direction --scheme --contrast --reduce-motion --reduce-transparency --first-pass --view --set --define --strict --lenient --no-cache --rev --format --output --help --version' -- "$word")) ;;
            record) COMPREPLY=($(compgen -W '--pose --hinge --rotate --device --sdk --split --keyboard --live-activities --camera --pip --text-size --direction --scheme --contrast --reduce-motion --reduce-transparency --first-pass --view --set --define --strict --lenient --no-cache --steps --tape --format --size --output --stills --ascii --help --version' -- "$word")) ;;
            tour) COMPREPLY=($(compgen -W '--pose --hinge --rotate --device --sdk --split --keyboard --live-activities --camera --pip --text-size --direction --scheme --contrast --reduce-motion --reduce-transparency --first-pass --view --set --define --strict --lenient --no-cache --output --help --version' -- "$word")) ;;
            play) COMPREPLY=($(compgen -W '--at --ascii --color --no-mouse --help --version' -- "$word")) ;;
            coverage) COMPREPLY=($(compgen -W '--pose --hinge --rotate --device --sdk --split --keyboard --live-activities --camera --pip --text-size --direction --scheme --contrast --reduce-motion --reduce-transparency --first-pass --define --strict --lenient --format --output --help --version' -- "$word")) ;;
            facts) COMPREPLY=($(compgen -W '--assumed --format --output --help --version' -- "$word")) ;;
            help) COMPREPLY=($(compgen -W '--help --version' -- "$word")) ;;
        esac
        return
    fi
    COMPREPLY=($(compgen -f -X '!*.@(swift|tape|cast)' -- "$word") $(compgen -d -- "$word"))
    if [[ $COMP_CWORD -eq 1 ]]; then
        COMPREPLY+=($(compgen -W 'preview inspect render test diff record tour play coverage facts help' -- "$word"))
    fi
}
complete -o filenames -F _crease crease
