import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  /** What stands in place of the children once they have failed. `retry` renders them anew. */
  fallback: (retry: () => void) => ReactNode
  /** Called before the children are rendered anew. */
  onRetry?: (() => void) | undefined
  /** When it changes, a failure is forgotten; children that have not failed stay as they are. */
  resetKey?: string | undefined
  children: ReactNode
}

interface ErrorBoundaryState {
  hasFailed: boolean
  resetKey: string | undefined
}

/** Keeps a failure of its children from taking down the page around them. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Pick<ErrorBoundaryState, 'hasFailed'> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  retry = (): void => {
    this.props.onRetry?.()
    this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children
  }
}
