/** The service's address in a browser: the dashboard for who is signed in, what this is for everybody else. */
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Api } from '../app.ts'
import type { SendApp } from '../dashboard/app-page.ts'
import { serveAsset } from '../pages/assets.ts'
import { sendPage } from '../pages/layout.ts'
import { appHeaders } from '../security-headers.ts'
import { homePage } from './home-page.ts'
import { type SignInOptions, signInRoutes } from './sign-in-routes.ts'

const ASSETS = ['page.css', 'page.js', 'icon.svg']

export function homeRoutes(app: Api, options: SignInOptions & { sendApp: SendApp }): void {
  for (const name of ASSETS) {
    serveAsset(app, `/pages/${name}`, new URL(`../pages/assets/${name}`, import.meta.url))
  }
  app.get('/', { schema: { hide: true }, ...appHeaders }, async (request, reply) =>
    (await options.cookie.read(request))
      ? options.sendApp(reply)
      : sendPage(reply.header('Cache-Control', 'no-store'), homePage(options.baseUrl())),
  )
  // Loaded with the app, before it listens.
  void app.register(async (scope) => signInRoutes(scope.withTypeProvider<ZodTypeProvider>(), options))
}
