import { Page } from '../../parts/page.tsx'

export const DeliveryScreen = () => <Page title="Delivery">{null}</Page>
