import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  /** What stands in place of the children once they have failed. `retry` renders them anew. */
  fallback: (retry: () => void) => ReactNode
  /** Called before the children are rendered anew. */
  onRetry?: (() => void) | undefined
  children: ReactNode
}

/** Keeps a failure of its children from taking down the page around them. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  retry = (): void => {
    this.props.onRetry?.()
    this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children
  }
}
