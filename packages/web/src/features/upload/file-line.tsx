import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'

/** The chosen file and what is known of it. */
export function FileLine({ file, children }: { readonly file: File; readonly children: ReactNode }) {
  return (
    <div className="settling flex items-start gap-4 border-rule border-b px-4 py-5 md:px-8 md:py-6">
      <FileText aria-hidden="true" strokeWidth={1.25} className="size-10 shrink-0 text-soft" />
      <div className="min-w-0">
        <p className="font-semibold text-lg leading-6 [overflow-wrap:anywhere]">{file.name}</p>
        <p className="figures mt-1 flex flex-wrap gap-x-2 text-sm text-soft">{children}</p>
      </div>
    </div>
  )
}
