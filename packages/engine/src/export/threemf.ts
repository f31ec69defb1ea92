/** 3MF (core specification 1.3): one object a part, one build item an instance, colours as base materials. */
import { strToU8, zipSync } from 'fflate'
import type { Model, ModelPart, Motion } from '../kernel/model.ts'
import type { MeshCache } from './mesh-cache.ts'
import { extent, type Welded } from './weld.ts'
import { escapeXml } from './xml.ts'

export const MODEL_FILE = '3D/3dmodel.model'

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const CONTENT_TYPES = `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>`
const RELATIONSHIPS = `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="/${MODEL_FILE}" Id="model" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>`

/** The zip must be the same every time, so its entries carry the first moment a zip can hold (in local time). */
const FIRST_ZIP_TIME = new Date(1980, 0, 1)

const MATERIALS_ID = 1
const FIRST_OBJECT_ID = 2

/** Decimals for lengths: micrometres' thousandths, and more where the part is smaller than a millimetre. */
const DECIMALS = 6
const SIGNIFICANT_DIGITS = 8
const MOST_DECIMALS = 12

export function writeThreeMf(model: Model, meshes: MeshCache): Uint8Array {
  const objects = model.parts.map((part, index) => object(part, index, meshes.mesh(part).welded))
  const bases = model.parts.map(
    ({ name, colour }) => `<base name="${escapeXml(name)}" displaycolor="${colour.toUpperCase()}"/>`,
  )
  const items = model.instances.map(({ part, name, motion }) => {
    const id = FIRST_OBJECT_ID + model.parts.indexOf(part)
    return `<item objectid="${id}" transform="${transform(motion)}" partnumber="${escapeXml(name)}"/>`
  })
  const text = [
    `${XML}<model unit="millimeter" xml:lang="en-US" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">`,
    `<metadata name="Title">${escapeXml(model.name)}</metadata>`,
    '<metadata name="Application">Cadwright</metadata>',
    `<resources><basematerials id="${MATERIALS_ID}">${bases.join('')}</basematerials>`,
    ...objects,
    `</resources><build>${items.join('')}</build></model>\n`,
  ].join('\n')
  return zipSync(
    {
      '[Content_Types].xml': strToU8(CONTENT_TYPES),
      '_rels/.rels': strToU8(RELATIONSHIPS),
      [MODEL_FILE]: strToU8(text),
    },
    { level: 6, mtime: FIRST_ZIP_TIME },
  )
}

function object(part: ModelPart, index: number, { positions, triangles }: Welded): string {
  const number = numberFormat(positions)
  const lines = [
    `<object id="${FIRST_OBJECT_ID + index}" type="model" name="${escapeXml(part.name)}" pid="${MATERIALS_ID}" pindex="${index}"><mesh><vertices>`,
  ]
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [...positions.subarray(i, i + 3)].map(number)
    lines.push(`<vertex x="${x}" y="${y}" z="${z}"/>`)
  }
  lines.push('</vertices><triangles>')
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = triangles.subarray(t, t + 3)
    lines.push(`<triangle v1="${a}" v2="${b}" v3="${c}"/>`)
  }
  lines.push('</triangles></mesh></object>')
  return lines.join('\n')
}

/** As many decimals as keep eight digits of the largest coordinate, and never fewer than six. */
function numberFormat(positions: Float64Array): (value: number) => string {
  const { min, max } = extent(positions)
  const largest = Math.max(...min.map(Math.abs), ...max.map(Math.abs), Number.MIN_VALUE)
  const wanted = SIGNIFICANT_DIGITS - Math.ceil(Math.log10(largest))
  const decimals = Math.min(Math.max(wanted, DECIMALS), MOST_DECIMALS)
  return (value) => plainDecimal(value, decimals)
}

/** Without an exponent or trailing zeros: `12.5`, `0`, `-0.000001`. */
const plainDecimal = (value: number, decimals: number): string => {
  const text = value.toFixed(decimals).replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}

/** 3MF multiplies row vectors, so the rotation stands transposed and the shift comes last. */
const transform = ({ rotation: [r, s, t], shift }: Motion): string =>
  [r[0], s[0], t[0], r[1], s[1], t[1], r[2], s[2], t[2], ...shift]
    .map((value) => plainDecimal(value, MOST_DECIMALS))
    .join(' ')
