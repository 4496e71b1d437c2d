import { Component, type ReactNode } from 'react'
import { Crash } from './Crash.tsx'

/**
 * Keeps a screen that broke from taking the menu with it. `key` it by the address, so that another
 * screen starts whole.
 */
export class ScreenBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <Crash resetErrorBoundary={() => this.setState({ broken: false })} />
  }
}
