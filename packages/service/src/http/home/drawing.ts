/** The plate of the example, drawn as a drawing sheet shows it: three pixels a millimetre. */
import { html } from '../pages/html.ts'

export const plateDrawing = html`<svg viewBox="8 0 312 190" role="img" aria-label="A plate, 60 by 40 millimetres, with a hole of 5 millimetres in each corner">
<rect class="solid" x="50" y="20" width="180" height="120" rx="1"/>
${[68, 212].map((x) => [38, 122].map((y) => html`<circle class="hole" cx="${x}" cy="${y}" r="7.5"/>`))}
<path class="dimension" d="M50 146v24M230 146v24M50 164h180M50 164l7-2.5v5zM230 164l-7-2.5v5z"/>
<text x="140" y="180" text-anchor="middle">60.000</text>
<path class="dimension" d="M44 20H22M44 140H22M28 20v120M28 20l-2.5 7h5zM28 140l-2.5-7h5z"/>
<text x="20" y="80" text-anchor="middle" transform="rotate(-90 20 80)">40.000</text>
<path class="dimension" d="M217.3 32.7 244 10h20"/>
<text x="266" y="13">4 × ⌀5</text>
<path class="dimension" d="M212 130v28M230 140v6M190 154h22M212 154l-6-2.2v4.4z"/>
<path class="dimension" d="M230 154h22M230 154l6-2.2v4.4z"/>
<text x="255" y="158">6.000</text>
</svg>`
