/** The signs of the viewer's tools: sixteen pixels, drawn in the colour of the text. */
import type { ReactNode } from 'react'

const icon = (children: ReactNode) => (
  <svg
    viewBox="0 0 16 16"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.3"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

export const ICONS = {
  fit: icon(<path d="M2 5.5V2h3.5M10.5 2H14v3.5M14 10.5V14h-3.5M5.5 14H2v-3.5M5.5 5.5h5v5h-5z" />),
  views: icon(<path d="M8 1.8 13.5 5v6L8 14.2 2.5 11V5zM2.5 5 8 8.2 13.5 5M8 8.2v6" />),
  edges: icon(
    <>
      <path d="M8 1.8 13.5 5v6L8 14.2 2.5 11V5z" />
      <path d="M2.5 5 8 8.2 13.5 5M8 8.2v6" strokeDasharray="1.6 1.6" />
    </>,
  ),
  grid: icon(<path d="M1.5 5.5h13M1.5 10.5h13M5.5 1.5v13M10.5 1.5v13" />),
  perspective: icon(<path d="M2 3.2 14 1.5v13L2 12.8zM6 2.6v10.8M2 8h12" />),
  section: icon(
    <>
      <path d="M2 4.5h9v9H2zM5 4.5l3-3h6v8l-3 3" />
      <path d="m2.5 9 4.3-4.3M3 13l7.7-7.7M7 13.3l3.8-3.8" strokeWidth="0.9" />
    </>,
  ),
  measure: icon(
    <path d="m1.8 10.6 8.8-8.8 3.6 3.6-8.8 8.8zM4.2 8.2l1.5 1.5M6.4 6l2.2 2.2M8.6 3.8l1.5 1.5" />,
  ),
  parts: icon(<path d="M1.8 2.5h5v4h-5zM9.2 6.5h5v4h-5zM9.2 12.2h5v2.3h-5zM4.3 6.5v7h4.9M4.3 8.5h4.9" />),
  fullscreen: icon(<path d="M9.5 2H14v4.5M14 2 9 7M6.5 14H2V9.5M2 14l5-5" />),
  isolate: icon(
    <>
      <circle cx="8" cy="8" r="2.2" />
      <path d="M8 1.5v2.3M8 12.2v2.3M1.5 8h2.3M12.2 8h2.3" />
    </>,
  ),
  close: icon(<path d="m3.5 3.5 9 9M12.5 3.5l-9 9" />),
  flip: icon(<path d="M8 1.5v13M6 4.5 2 11.5h4zM10 4.5l4 7h-4z" />),
}
