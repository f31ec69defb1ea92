/** A real S3 server over HTTP on a free port, with one bucket. It checks signatures. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

export interface S3Server {
  endpoint: string
  /** A `STORAGE_URL` of its bucket; the server knows this one pair of credentials only. */
  url(prefix?: string): string
  close(): Promise<void>
}

const BUCKET = 'cadwright'

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'cadwright-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  })
  // Clients sign the listing of a bucket as `/bucket/`, and S3 itself reads it so; this server drops the last slash,
  // unless the bucket is its host and the slash the path it is mounted at.
  server.middleware.splice(-1, 0, (context, next) => {
    if (/^\/[^/]+\/$/.test(context.path)) {
      context.mountPath = '/'
      context.state.vhost = true
    }
    return next()
  })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    endpoint,
    url: (prefix = '') =>
      `s3://${BUCKET}/${prefix}?endpoint=${endpoint}&region=us-east-1&accessKeyId=S3RVER&secretAccessKey=S3RVER`,
    async close() {
      const closed = server.close()
      server.httpServer.closeAllConnections()
      await closed
      await rm(directory, { recursive: true })
    },
  }
}
