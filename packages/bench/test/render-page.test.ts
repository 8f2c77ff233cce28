import { EngineError, openPdf, type PageImage } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import { expect, test } from 'vitest'

const pdfium = await startPdfium()

/** One page, 100 by 50 points, with a red bar near its bottom left corner; PDFium does without a cross-reference. */
function openBar(rotate = 0) {
  const content = '1 0 0 rg 10 5 20 10 re f'
  return openPdf(
    pdfium,
    new TextEncoder().encode(
      `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 100 50] /Rotate ${rotate} /Contents 4 0 R >> endobj
4 0 obj << /Length ${content.length} >> stream
${content}
endstream endobj
trailer << /Root 1 0 R >>`,
    ),
  )
}

/** The smallest box, in pixels, around everything that is not white. */
function inkBox({ width, colors, pixels }: PageImage) {
  const bytes = colors === 'gray' ? 1 : 4
  const ink = [...pixels.keys()].filter((i) => pixels[i] !== 255).map((i) => Math.floor(i / bytes))
  const [xs, ys] = [ink.map((i) => i % width), ink.map((i) => Math.floor(i / width))]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1]
}

test.each([
  { rotate: 0, turned: 0, size: [300, 150], box: [30, 105, 90, 135] },
  { rotate: 90, turned: 0, size: [150, 300], box: [15, 30, 45, 90] },
  { rotate: 0, turned: 1, size: [150, 300], box: [15, 30, 45, 90] },
  { rotate: 90, turned: 3, size: [300, 150], box: [30, 105, 90, 135] },
])('draws what stands on a page where a viewer shows it: $rotate, $turned', (how) => {
  const file = openBar(how.rotate)
  for (const colors of ['gray', 'rgba'] as const) {
    const image = file.renderPage(1, { scale: 3, turned: how.turned, colors }) as PageImage
    expect([image.width, image.height]).toEqual(how.size)
    expect(image.pixels).toHaveLength(image.width * image.height * (colors === 'gray' ? 1 : 4))
    expect(inkBox(image)).toEqual(how.box)
  }
  file.close()
})

test('keeps the colours of a page, or turns them into shades of grey', () => {
  const file = openBar()
  const at = 40 * 100 + 20
  const pixel = file.renderPage(1, { scale: 1 })?.pixels.slice(4 * at, 4 * at + 4)
  expect([...(pixel ?? [])]).toEqual([255, 0, 0, 255])
  expect(file.renderPage(1, { scale: 1, colors: 'gray' })?.pixels[at]).toBeLessThan(128)
  file.close()
})

test('refuses what the file or the memory does not have', () => {
  const file = openBar()
  expect(() => file.renderPage(2, { scale: 1 })).toThrow(new EngineError('pages-out-of-range'))
  for (const scale of [500, 1000, 463.45]) {
    expect(() => file.renderPage(1, { scale })).toThrow(new EngineError('pdf-too-complex'))
  }
  expect(file.renderPage(1, { scale: 1.01, colors: 'gray' })?.pixels).toHaveLength(101 * 51)
  file.close()
})
