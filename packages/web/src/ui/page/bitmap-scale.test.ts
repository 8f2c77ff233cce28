import { expect, test } from 'vitest'
import { bitmapScale } from './bitmap-scale.ts'

test('pictures are as sharp as the screen, and not larger than memory', () => {
  const page = { width: 600, height: 800 }
  expect(bitmapScale(1.5, 2, page)).toBe(3)
  const scale = bitmapScale(3, 4, page)
  expect(page.width * scale * page.height * scale).toBeLessThanOrEqual(16_000_001)
})
