import { Component, type ReactNode } from 'react'
import { WORDS } from '#words/frame.ts'
import { Button } from '../ui/button.tsx'
import { TextPage } from '../ui/text-page.tsx'

type Props = { readonly children: ReactNode }

/** Stands in for a page that threw, or whose code could not be fetched. React knows this as a class only. */
export class BrokenPage extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <TextPage title={WORDS.brokenTitle}>
        <p>{WORDS.brokenText}</p>
        <div>
          <Button onClick={() => location.reload()}>{WORDS.reload}</Button>
        </div>
      </TextPage>
    )
  }
}
