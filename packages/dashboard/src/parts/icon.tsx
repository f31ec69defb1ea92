/** Small line drawings on a 16 × 16 grid, in the colour of the text around them. */
import './icon.css'

const PATHS = {
  create: 'M8 1.8 13.5 5v6L8 14.2 2.5 11V5zM2.5 5 8 8.2 13.5 5M8 8.2v6',
  jobs: 'M2.5 4h1M6 4h7.5M2.5 8h1M6 8h7.5M2.5 12h1M6 12h7.5',
  keys: 'M10.3 9.2a3.7 3.7 0 1 0-3.5-2.5L2 11.5V14h2.5v-1.6H6v-1.6h1.6l1.2-1.8M11.2 4.9h.01',
  webhooks:
    'M8.7 6.5 6.3 11M5 8.6a2.6 2.6 0 1 0 1.3 2.4h5.2M8 7.5A2.6 2.6 0 1 1 10.4 4l2 4.5M11 13.5a2.6 2.6 0 1 0 .2-5',
  usage: 'M2 14h12M3.5 11.5v-3M6.5 11.5v-6M9.5 11.5v-4M12.5 11.5v-9',
  operator: 'M2 4.5h7M13 4.5h1M2 11.5h1M7 11.5h7M11 2.8v3.4M5 9.8v3.4',
  settings:
    'M8 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4M8 1.5v2M8 12.5v2M1.5 8h2M12.5 8h2M3.4 3.4l1.4 1.4M11.2 11.2l1.4 1.4M3.4 12.6l1.4-1.4M11.2 4.8l1.4-1.4',
  docs: 'M3 2.5h6.5L13 6v7.5H3zM9.5 2.5V6H13M5.5 8.5h5M5.5 11h5',
  sun: 'M8 10.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6M8 1.3v1.5M8 13.2v1.5M1.3 8h1.5M13.2 8h1.5M3.3 3.3l1 1M11.7 11.7l1 1M3.3 12.7l1-1M11.7 4.3l1-1',
  moon: 'M13.2 9.6A5.6 5.6 0 0 1 6.4 2.8a5.6 5.6 0 1 0 6.8 6.8',
  system: 'M2 3h12v8H2zM5.5 13.8h5M8 11v2.8',
  copy: 'M5.5 5.5V2.5h8v8h-3M2.5 5.5h8v8h-8z',
  check: 'm3 8.5 3.2 3.2L13 4.8',
  cross: 'm4 4 8 8M12 4l-8 8',
  plus: 'M8 3v10M3 8h10',
  warning: 'M8 2 14.5 13.5h-13zM8 6.5v3.2M8 11.6h.01',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M10.3 10.3 14 14',
  right: 'm6 3.5 4.5 4.5L6 12.5',
  left: 'M10 3.5 5.5 8l4.5 4.5',
  down: 'm3.5 6 4.5 4.5L12.5 6',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  leave: 'M6.5 2.5h-4v11h4M6 8h8M11 5l3 3-3 3',
  again: 'M13.5 8A5.5 5.5 0 1 1 11.7 3.9M12.3 1.2v3h-3',
  send: 'M14 2 7 9M14 2 9.5 14 7 9 2 6.5z',
  external: 'M9 2.5h4.5V7M13.5 2.5 7.5 8.5M11.5 9.5v4h-9v-9h4',
  print: 'M4.5 5.5v-3h7v3M4.5 11.5h-2v-6h11v6h-2M4.5 9.5h7v4h-7z',
  download: 'M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11',
  pencil: 'm2.5 13.5.7-3L10.7 3a1.4 1.4 0 0 1 2.2 2.2l-7.5 7.6z',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12M8 4.8V8l2.2 1.6',
  person: 'M8 8a2.8 2.8 0 1 0 0-5.6A2.8 2.8 0 0 0 8 8M2.5 14c.6-2.6 2.8-4 5.5-4s4.9 1.4 5.5 4',
} as const

export type IconName = keyof typeof PATHS

export const Icon = ({ name, size = 16 }: { name: IconName; size?: number }) => (
  <svg className="icon" viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
