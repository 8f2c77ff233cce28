export { startPdfium } from '@ledgerlift/engine-node'
