import './styles/tokens.css'
import './styles/base.css'
import './styles/motion.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api/query-client.ts'
import { applyTheme, storedTheme } from './frame/theme.ts'
import { createAppRouter } from './routes.tsx'

const place = document.getElementById('app')
if (!place) throw new Error('the page has no place for the app')
applyTheme(storedTheme())
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createAppRouter()} />
    </QueryClientProvider>
  </StrictMode>,
)
