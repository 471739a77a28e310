import styled, { keyframes } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, duration, layer, radius, size, space } from '#src/theme/tokens.ts'

// Nothing is to be seen of it: it is how long a message stays.
const clock = keyframes`from { opacity: 0; } to { opacity: 0; }`
const fade = keyframes`from { opacity: 0; transform: translateY(-4px); }`

/**
 * react-toastify's elements in the dress of this library. Its progress bar stays out of sight, but it is the clock:
 * a message goes when that animation ends, and pausing the animation keeps the message.
 */
export const ToastFrame = styled.div`
  .Toastify__toast-container {
    position: fixed;
    z-index: ${layer.toast};
    inset-block-start: calc(${size.notices} + ${size.topBar} + ${space.xs});
    inset-inline-end: max(${space.md}, env(safe-area-inset-right));
    display: flex;
    flex-direction: column;
    gap: ${space.xs};
    width: min(360px, 100vw - 32px);
  }
  .Toastify__toast {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space.sm};
    min-height: ${size.row};
    padding: ${space.xs} ${space.hair} ${space.xs} ${space.md};
    border: 1px solid ${color.border};
    border-inline-start: 4px solid var(--toast-tone);
    border-radius: ${radius.control};
    background: ${color.raised};
    color: ${color.ink};
    box-shadow: 0 8px 24px ${color.shadow};
    font-weight: 500;
    line-height: 1.4;
    overflow-wrap: anywhere;
    > button {
      margin-inline-start: auto;
    }
  }
  .Toastify__toast--success {
    --toast-tone: ${color.success};
  }
  .Toastify__toast--warning {
    --toast-tone: ${color.warning};
  }
  .Toastify__toast--error {
    --toast-tone: ${color.danger};
  }
  .Toastify__toast-icon {
    flex: none;
    color: var(--toast-tone);
  }
  .Toastify__progress-bar--wrp {
    position: absolute;
    inset: auto 0 0 0;
    height: 1px;
    overflow: hidden;
    opacity: 0;
    pointer-events: none;
  }
  .Toastify__progress-bar {
    height: 1px;
  }
  .Toastify__progress-bar--animated {
    animation: ${clock} linear 1 forwards;
  }
  .Toastify__toast:focus-within .Toastify__progress-bar {
    animation-play-state: paused !important;
  }
  @media ${media.motion} {
    .Toastify__toast {
      animation: ${fade} ${duration.calm} ease-out;
    }
  }
  /* On a phone they would cover what they speak of: only the newest is seen, at the foot of the page. */
  @media ${media.narrow} {
    .Toastify__toast-container {
      inset-block: auto max(${space.xs}, env(safe-area-inset-bottom));
      inset-inline: ${space.md};
      width: auto;
    }
    .Toastify__toast + .Toastify__toast {
      position: absolute;
      visibility: hidden;
    }
  }
  @media ${media.print} {
    .Toastify {
      display: none;
    }
  }
`
