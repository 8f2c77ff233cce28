declare global {
  interface ImportMeta {
    resolve(specifier: string): string
  }
}

/** Where PDFium's WebAssembly lies: a file URL in Node. A browser bundle imports the same path as an asset. */
export const pdfiumWasm = (): string => import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')
