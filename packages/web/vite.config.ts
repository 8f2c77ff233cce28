import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { preloadFonts } from './preload-fonts.ts'
import { preloadPages } from './preload-pages.ts'

export default defineConfig({
  base: '/',
  plugins: [react(), tailwindcss(), preloadFonts(), preloadPages()],
  worker: { format: 'es' },
  build: {
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // The inline polyfill of module preloading is not needed by the browsers that can run the PDF reader.
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/sandbox': 'http://localhost:3000' } },
})
