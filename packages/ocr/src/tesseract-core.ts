/** What is used of the functions of tesseract.js-core: Tesseract and its file system, in WebAssembly. */
export type TesseractCore = {
  readonly FS: {
    readonly writeFile: (path: string, data: Uint8Array) => void
    readonly unlink: (path: string) => void
  }
  readonly TessBaseAPI: new () => TesseractApi
}

/** A Tesseract with a model of its own. What fails in WebAssembly is thrown, and leaves the whole core unusable. */
export type TesseractApi = {
  /** @returns 0, or -1 where the model cannot be read */
  readonly Init: (path: string | null, language: string, engine: number) => number
  readonly SetVariable: (name: string, value: string) => boolean
  /** Reads the picture from the file `/input`. @returns 1 where it cannot be read */
  readonly SetImageFile: (orientation: number, angle: number) => number
  readonly Recognize: (monitor: null) => number
  readonly GetTSVText: () => string
  readonly End: () => void
}
