/** Every screen and its address; each is loaded when it is first gone to. */
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { baseAddress } from './api/address.ts'
import { Broken } from './frame/broken.tsx'
import { Frame } from './frame/frame.tsx'
import { NotFound } from './frame/not-found.tsx'
import { dayIn, maySay, oneOf, parseSearch, stringifySearch, textOf } from './search.ts'
import { DELIVERY_STATE, ENDPOINT, JOB_STATUS, MODE } from './words/labels.ts'

const root = createRootRoute({ component: Frame, notFoundComponent: NotFound })
const getParentRoute = () => root

const create = createRoute({
  getParentRoute,
  path: '/',
  validateSearch: (search: Record<string, unknown>) =>
    maySay({
      prompt: textOf(search, 'prompt'),
      mode: oneOf(search, 'mode', MODE),
      job: textOf(search, 'job'),
    }),
  component: lazyRouteComponent(() => import('./screens/create/create-screen.tsx'), 'CreateScreen'),
})

const jobs = createRoute({
  getParentRoute,
  path: '/jobs',
  validateSearch: (search: Record<string, unknown>) =>
    maySay({
      status: oneOf(search, 'status', JOB_STATUS),
      endpoint: oneOf(search, 'endpoint', ENDPOINT),
      key: textOf(search, 'key'),
      text: textOf(search, 'text'),
      from: dayIn(search, 'from'),
      to: dayIn(search, 'to'),
    }),
  component: lazyRouteComponent(() => import('./screens/jobs/jobs-screen.tsx'), 'JobsScreen'),
})

const job = createRoute({
  getParentRoute,
  path: '/jobs/$jobId',
  component: lazyRouteComponent(() => import('./screens/job/job-screen.tsx'), 'JobScreen'),
})

const keys = createRoute({
  getParentRoute,
  path: '/keys',
  component: lazyRouteComponent(() => import('./screens/keys/keys-screen.tsx'), 'KeysScreen'),
})

const webhooks = createRoute({
  getParentRoute,
  path: '/webhooks',
  validateSearch: (search: Record<string, unknown>) =>
    maySay({ key: textOf(search, 'key'), state: oneOf(search, 'state', DELIVERY_STATE) }),
  component: lazyRouteComponent(() => import('./screens/webhooks/webhooks-screen.tsx'), 'WebhooksScreen'),
})

const delivery = createRoute({
  getParentRoute,
  path: '/webhooks/$deliveryId',
  component: lazyRouteComponent(() => import('./screens/webhooks/delivery-screen.tsx'), 'DeliveryScreen'),
})

const usage = createRoute({
  getParentRoute,
  path: '/usage',
  validateSearch: (search: Record<string, unknown>) =>
    maySay({
      days: oneOf(search, 'days', { '7': 1, '30': 1, '90': 1 }),
      by: oneOf(search, 'by', { mode: 1, key: 1 }),
    }),
  component: lazyRouteComponent(() => import('./screens/usage/usage-screen.tsx'), 'UsageScreen'),
})

const statement = createRoute({
  getParentRoute,
  path: '/usage/$month',
  component: lazyRouteComponent(() => import('./screens/usage/statement-screen.tsx'), 'StatementScreen'),
})

const operator = createRoute({
  getParentRoute,
  path: '/operator',
  component: lazyRouteComponent(() => import('./screens/operator/operator-screen.tsx'), 'OperatorScreen'),
})

const settings = createRoute({
  getParentRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('./screens/settings/settings-screen.tsx'), 'SettingsScreen'),
})

const routeTree = root.addChildren([
  create,
  jobs,
  job,
  keys,
  webhooks,
  delivery,
  usage,
  statement,
  operator,
  settings,
])

export const createAppRouter = () =>
  createRouter({
    routeTree,
    basepath: baseAddress().pathname,
    parseSearch,
    stringifySearch,
    search: { strict: true },
    defaultPreload: 'intent',
    defaultErrorComponent: Broken,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
