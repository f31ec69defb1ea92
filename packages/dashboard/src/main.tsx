import { createRoot } from 'react-dom/client'

const place = document.getElementById('app')
if (!place) throw new Error('the page has no place for the app')
createRoot(place).render(<p>Cadwright</p>)
