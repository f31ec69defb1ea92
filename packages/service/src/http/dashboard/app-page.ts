/** The web app itself: one page for all its addresses, and the files it loads. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '../app.ts'
import { serveAsset } from '../pages/assets.ts'
import { html } from '../pages/html.ts'
import { codeBlock, type Page, sendPage } from '../pages/layout.ts'
import { appHeaders } from '../security-headers.ts'
import { basePath, type SessionCookie } from '../session-cookie.ts'

const BUILT = new URL('../../../../dashboard/dist/', import.meta.url)

/** Every address that the app's own router knows. */
const SCREENS = [
  '/jobs',
  '/jobs/:id',
  '/keys',
  '/webhooks',
  '/webhooks/:id',
  '/usage',
  '/usage/:month',
  '/operator',
  '/settings',
]

export interface AppPageOptions {
  cookie: SessionCookie
  baseUrl: () => string
}

/** Answers with the app, for the start page too. */
export type SendApp = (reply: FastifyReply) => FastifyReply

export function appPages(app: Api, { cookie, baseUrl }: AppPageOptions): SendApp {
  const built = existsSync(new URL('index.html', BUILT))
  if (built) {
    for (const name of readdirSync(new URL('assets/', BUILT))) {
      // Named after their content, so they never change.
      serveAsset(app, `/assets/${name}`, new URL(`assets/${name}`, BUILT), { immutable: true })
    }
  }
  const page = built ? readFileSync(new URL('index.html', BUILT), 'utf8') : undefined

  const send: SendApp = (reply) => {
    reply.header('Cache-Control', 'no-store')
    if (page === undefined) return sendPage(reply.code(503), notBuilt)
    // Relative addresses then lead to the same files from every screen, wherever the service is mounted.
    const based = page.replace('<head>', `<head>${html`<base href="${basePath(baseUrl())}/">`.html}`)
    return reply.type('text/html; charset=utf-8').send(based)
  }

  const screen = async (request: FastifyRequest, reply: FastifyReply) => {
    if (await cookie.read(request)) return send(reply)
    const next = encodeURIComponent(request.url)
    return reply.redirect(`${basePath(baseUrl())}/sign-in?next=${next}`, 303)
  }
  for (const path of SCREENS) app.get(path, { schema: { hide: true }, ...appHeaders }, screen)
  return send
}

const notBuilt: Page = {
  title: 'The dashboard is not built · Cadwright',
  main: html`<div class="card">
<h1>The dashboard is not built</h1>
<p><code>npm start</code> builds it. Where the service is started another way, build it once:</p>
${codeBlock('npm run dashboard')}
</div>`,
}
