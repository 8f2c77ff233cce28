import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { openBackGate } from './lib/back-gate.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root.')
openBackGate()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
