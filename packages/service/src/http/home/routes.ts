/** Pages for people: the start page, and what a sign-in link leads to. */
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Api } from '../app.ts'
import { serveAsset } from '../pages/assets.ts'
import { sendPage } from '../pages/layout.ts'
import { pageHeaders } from '../security-headers.ts'
import { homePage } from './home-page.ts'
import { type SignInOptions, signInRoutes } from './sign-in-routes.ts'

const ASSETS = ['page.css', 'page.js', 'icon.svg']

export function homeRoutes(app: Api, options: SignInOptions): void {
  for (const name of ASSETS) {
    serveAsset(app, `/pages/${name}`, new URL(`../pages/assets/${name}`, import.meta.url))
  }
  app.get('/', { schema: { hide: true }, ...pageHeaders }, (_, reply) =>
    sendPage(reply, homePage(options.baseUrl())),
  )
  // Loaded with the app, before it listens.
  void app.register(async (scope) => signInRoutes(scope.withTypeProvider<ZodTypeProvider>(), options))
}
