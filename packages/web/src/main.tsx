import './styles.css'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { openBackGate } from './lib/back-gate.ts'
import { fetchPageCode } from './routes.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root.')
openBackGate()
// What the build has drawn stays until this page can be drawn whole. Not by a top-level await: with one, the bundler
// keeps apart whatever the pages share with this file, in a dozen scripts.
void fetchPageCode(location.pathname).then(() => {
  // At once: what somebody types into the drawn page would go with it.
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </StrictMode>,
    ),
  )
  root.inert = false
})
