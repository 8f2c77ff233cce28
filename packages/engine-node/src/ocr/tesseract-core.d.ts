/** tesseract.js-core has no types of its own. */
declare module 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js' {
  import type { TesseractCore } from '@ledgerlift/ocr'

  const startCore: (host: { readonly printErr: (line: string) => void }) => Promise<TesseractCore>
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default startCore
}
