import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'

type DialogProps = {
  readonly title: string
  readonly text: string
  readonly onClose: () => void
  /** Buttons, and what else stands between the text and them. */
  readonly children: ReactNode
}

/** Something to read or decide before anything else; Escape leaves it, and the focus goes back to where it was. */
export function Dialog({ title, text, onClose, children }: DialogProps) {
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-[#0b1120]/60" />
        <AlertDialog.Content className="settling fixed inset-x-4 top-[max(1rem,12vh)] z-50 mx-auto flex max-h-[80dvh] max-w-md flex-col gap-4 overflow-y-auto rounded-md border border-rule-strong bg-sheet p-6 outline-none sm:p-8">
          <div>
            <AlertDialog.Title className="font-serif font-semibold text-xl tracking-[-0.01em]">
              {title}
            </AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-soft">{text}</AlertDialog.Description>
          </div>
          {children}
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
