import type { Plugin } from 'vite'

/** The files that the first page is set in; those of other scripts are fetched when a statement needs them. */
const FIRST = /(?:inter|source-serif-4)-latin-wght-normal-[\w-]+\.woff2$/

/** Asks for the fonts beside the styles that name them, not after those. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((file) => FIRST.test(file))
        return fonts.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head-prepend',
        }))
      },
    },
  }
}
