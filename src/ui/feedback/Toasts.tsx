import { t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import { type CloseButtonProps, type IconProps, toast, ToastContainer } from 'react-toastify/unstyled'
import styled, { keyframes } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, layer, radius, size, space } from '#src/theme/tokens.ts'
import { SquareButton } from '#src/ui/buttons/IconButton.tsx'
import { publishHeight } from '#src/ui/layout/layout.ts'
import { CheckCircleIcon, ErrorIcon, WarningIcon } from '#src/ui/text/Icon.tsx'
import { CloseIcon } from '#src/ui/text/NavigationIcons.tsx'
import { provideToasts } from './toast.ts'

// The end of the progress bar's animation closes a toast. The bar itself is hidden.
const clock = keyframes`from { opacity: 0; } to { opacity: 0; }`

/** At the end of the content, beside which the layouts have their dark side. The page grows by its height, so that it covers nothing. */
const Region = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset-block-end: calc(${size.bottomBar} + env(safe-area-inset-bottom) + ${space.xs});
  inset-inline: ${space.md};
  max-width: 420px;
  margin-inline: auto;
  @media ${media.desktop} {
    inset-block-end: ${space.md};
    margin-inline-end: 0;
  }
  .Toastify__toast {
    position: relative;
    display: flex;
    align-items: flex-start;
    gap: ${space.sm};
    max-height: min(50dvh, 20rem);
    overflow: auto;
    padding: ${space.sm} ${space.md};
    border-radius: ${radius.control};
    background: var(--toast-tint);
    color: ${color.foreground};
    box-shadow: 0 4px 16px ${color.shadow};
    font-weight: 500;
    line-height: 1.45;
    @media ${media.forcedColors} {
      border: 1px solid CanvasText;
    }
    > button {
      margin-block: -${space.sm};
      margin-inline: auto -${space.sm};
    }
  }
  .Toastify__toast--success {
    --toast-tone: ${color.success};
    --toast-tint: ${color.successTint};
  }
  .Toastify__toast--warning {
    --toast-tone: ${color.warning};
    --toast-tint: ${color.warningTint};
  }
  .Toastify__toast--error {
    --toast-tone: ${color.danger};
    --toast-tint: ${color.dangerTint};
  }
  .Toastify__toast-icon {
    flex: none;
    margin-top: 1px;
    color: var(--toast-tone);
  }
  .Toastify__progress-bar--wrp {
    position: absolute;
    inset: auto 0 0 0;
    height: 1px;
    overflow: hidden;
    visibility: hidden;
  }
  .Toastify__progress-bar--animated {
    animation: ${clock} linear 1 forwards;
  }
  .Toastify__toast:focus-within .Toastify__progress-bar--animated {
    animation-play-state: paused !important;
  }
  @media ${media.print} {
    display: none;
  }
`

const tones = {
  success: { name: t`Success`, Icon: CheckCircleIcon },
  warning: { name: t`Warning`, Icon: WarningIcon },
  error: { name: t`Error`, Icon: ErrorIcon },
}

function ToneIcon({ type }: IconProps) {
  const { name, Icon } = tones[type === 'success' || type === 'error' ? type : 'warning']
  return (
    <span role="img" aria-label={name}>
      <Icon />
    </span>
  )
}

/** A plain button: IconButton's tooltip is not bundled with the sign-in page. */
function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <SquareButton aria-label={t`Dismiss`} onPress={() => closeToast(true)}>
      <CloseIcon size={18} />
    </SquareButton>
  )
}

/** The messages of `notify`. The top layer keeps them usable while a dialog or the menu is open. */
export function Toasts() {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => provideToasts(toast), [])
  useEffect(() => publishHeight(region.current, '--size-toasts', 16), [])
  return (
    <Region ref={region} data-react-aria-top-layer="true">
      <ToastContainer
        aria-label={t`Notices`}
        position="bottom-right"
        transition={false}
        icon={ToneIcon}
        closeButton={CloseButton}
        hideProgressBar
        pauseOnHover
        pauseOnFocusLoss={false}
        draggable={false}
      />
    </Region>
  )
}
