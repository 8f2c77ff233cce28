import { init } from '@embedpdf/pdfium'
import { EngineError } from '../errors.ts'

/**
 * The raw WebAssembly functions of PDFium. The wrapped ones that the package also offers cost 7 to 16 times as
 * much per call, which matters at several calls for each character.
 */
type RawFunctions = { readonly [name: string]: (...args: number[]) => number }

/** The part of `WebAssembly.Memory` that is used here; the engine's types know neither Node nor the DOM. */
type WasmMemory = { readonly buffer: ArrayBuffer; grow: (pages: number) => number }

const WASM_PAGE_BYTES = 65536
const DEFAULT_MEMORY_LIMIT = 1024 ** 3

/** PDFium in memory, and what is needed to call it. An instance serves one thread. */
export type Pdfium = {
  /** Calls the C function `name`; pointers and numbers go in, a pointer or number comes out. */
  readonly raw: RawFunctions
  readonly heap: Heap
}

/** PDFium's memory: addresses are byte offsets, little endian. */
type Heap = {
  /** @throws {EngineError} `pdf-too-complex` when the memory limit is reached */
  readonly allocate: (bytes: number) => number
  readonly free: (address: number) => void
  readonly write: (address: number, bytes: Uint8Array) => void
  /** A copy of `length` bytes. */
  readonly read: (address: number, length: number) => Uint8Array
  /** The bytes themselves; gone with the next call that may need memory. */
  readonly view: (address: number, length: number) => Uint8Array
  readonly float32: (address: number) => number
  readonly float64: (address: number) => number
  readonly int32: (address: number) => number
}

/** `WebAssembly.instantiate` on code that is compiled already: what PDFium imports goes in, its instance comes out. */
export type InstantiatePdfium = (imports: object) => Promise<object>

/**
 * Starts PDFium.
 *
 * @param code the bytes of `@embedpdf/pdfium/pdfium.wasm`, or what makes an instance of them where several threads
 *   share the compiled code; the caller brings either, so that the engine needs neither files nor network
 * @param memoryLimit bytes that PDFium's memory may grow to; a document that needs more cannot be read
 */
export async function loadPdfium(
  code: ArrayBuffer | Uint8Array | InstantiatePdfium,
  memoryLimit = DEFAULT_MEMORY_LIMIT,
): Promise<Pdfium> {
  const quiet = () => {}
  const said = { print: quiet, printErr: quiet }
  const module =
    typeof code === 'function'
      ? await initWith(code, said)
      : await init({ ...said, wasmBinary: code } as Parameters<typeof init>[0])
  const raw = (module.pdfium as unknown as { wasmExports: RawFunctions }).wasmExports
  const memory = (raw as unknown as { memory: WasmMemory }).memory
  const heap = openHeap(raw, memory, memoryLimit)
  module.PDFiumExt_Init()
  return { raw, heap }
}

/** The library receives the instance through a callback, so a failure to create one must bypass it. */
function initWith(instantiate: InstantiatePdfium, options: object): ReturnType<typeof init> {
  return new Promise((resolve, reject) => {
    const instantiateWasm = (imports: object, receive: (instance: object) => void) => {
      instantiate(imports).then(receive).catch(reject)
      return {}
    }
    init({ ...options, instantiateWasm } as Parameters<typeof init>[0]).then(resolve, reject)
  })
}

function openHeap(raw: RawFunctions, memory: WasmMemory, limit: number): Heap {
  let view = new DataView(memory.buffer)
  // Growing detaches the buffer. Asking the memory for it at each number would cost more than reading the number.
  watchGrowth(memory, limit, () => {
    view = new DataView(memory.buffer)
  })
  return {
    allocate(bytes) {
      // Sizes of 4 GB and more would wrap around to small ones.
      const address = bytes > limit ? 0 : (raw.malloc?.(bytes) ?? 0)
      if (address === 0) throw new EngineError('pdf-too-complex')
      return address
    },
    free: (address) => void raw.free?.(address),
    write: (address, bytes) => new Uint8Array(memory.buffer).set(bytes, address),
    read: (address, length) => new Uint8Array(memory.buffer, address, length).slice(),
    view: (address, length) => new Uint8Array(memory.buffer, address, length),
    float32: (address) => view.getFloat32(address, true),
    float64: (address) => view.getFloat64(address, true),
    int32: (address) => view.getInt32(address, true),
  }
}

/** PDFium's memory grows by `memory.grow` only; refusing there makes its own allocation fail, which it handles. */
function watchGrowth(memory: WasmMemory, limit: number, onGrown: () => void): void {
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * WASM_PAGE_BYTES > limit) throw new RangeError('memory limit')
    const before = grow(pages)
    onGrown()
    return before
  }
}
