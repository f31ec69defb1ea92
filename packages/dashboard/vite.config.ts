import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const SERVICE = process.env['CADWRIGHT_URL'] ?? 'http://127.0.0.1:8080'

/** The page paints once the app has set the chosen theme, and never first in the other one. */
const themeBeforePaint: Plugin = {
  name: 'theme-before-paint',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
}

// biome-ignore lint/style/noDefaultExport: Vite reads its configuration from the default export.
export default defineConfig({
  // Relative: the service writes a <base> into the page, so that an address with a path in it works too.
  base: './',
  plugins: [react(), themeBeforePaint],
  build: {
    target: 'es2023',
    // A strict content security policy lets nothing inline run, and nothing load from a data address but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
  },
  server: {
    proxy: Object.fromEntries(
      ['/dashboard', '/v1', '/files', '/sign-in', '/docs', '/pages', '/openapi.json'].map((path) => [
        path,
        SERVICE,
      ]),
    ),
  },
})
