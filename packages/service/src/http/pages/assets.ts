/** Files that pages load: read once, compressed once, and asked for again only when they have changed. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Api } from '../app.ts'

const MEDIA_TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

interface Asset {
  tag: string
  plain: Buffer
  compressed: Buffer
}

export function serveAsset(app: Api, url: string, file: URL, { immutable = false } = {}): void {
  const mediaType = MEDIA_TYPES[url.slice(url.lastIndexOf('.') + 1)]
  if (!mediaType) throw new Error(`no media type is known for ${url}`)
  const caching = immutable ? 'public, max-age=31536000, immutable' : 'no-cache'
  let loading: Promise<Asset> | undefined
  const load = () => {
    loading ??= readAsset(file)
    return loading
  }

  app.get(url, { schema: { hide: true } }, async (request, reply) => {
    const { tag, plain, compressed } = await load()
    reply.headers({ ETag: tag, 'Cache-Control': caching, Vary: 'Accept-Encoding' })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    reply.type(mediaType)
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(plain)
    return reply.header('Content-Encoding', 'gzip').send(compressed)
  })
}

async function readAsset(file: URL): Promise<Asset> {
  const plain = await readFile(file)
  const compressed = await promisify(gzip)(plain)
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  // Weak, as the compressed bytes go by the same tag.
  return { tag: `W/"${digest}"`, plain, compressed }
}
