/** Line types and letters of the sheet: broad for what is seen, narrow for all else (ISO 128-2). */
export const STYLE = `
.sheet{fill:#fff}
.frame{fill:none;stroke:#1a1c1f;stroke-width:.5}
.visible{fill:none;stroke:#1a1c1f;stroke-width:.4;stroke-linecap:round;stroke-linejoin:round}
.smooth{fill:none;stroke:#1a1c1f;stroke-width:.15;stroke-linecap:round;stroke-linejoin:round}
.hidden{fill:none;stroke:#5c6670;stroke-width:.2;stroke-dasharray:1.6 .9}
.centre{fill:none;stroke:#a3542b;stroke-width:.13;stroke-dasharray:4 .8 .6 .8}
.dimension path{fill:none;stroke:#1f5fa8;stroke-width:.18}
.dimension .arrow{fill:#1f5fa8;stroke:none}
.dimension text{fill:#1f5fa8}
.title-block path,.title-block circle{fill:none;stroke:#1a1c1f;stroke-width:.25}
.title-block .axis{stroke-width:.12;stroke-dasharray:1.6 .5 .3 .5}
.label{fill:#5c6670}
text{font-family:"DejaVu Sans","Helvetica Neue",Arial,sans-serif;fill:#1a1c1f}`.trim()

/** The same lines without a sheet under them, readable on light and dark ground alike. */
export const THUMBNAIL_STYLE = `
path{fill:none;stroke:#1a1c1f;stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}
.visible{stroke-width:1px}
.smooth{stroke-width:.4px;opacity:.6}
@media (prefers-color-scheme:dark){path{stroke:#e4e9f0}}`.trim()
