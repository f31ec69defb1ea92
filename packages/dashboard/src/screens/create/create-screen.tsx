import { Page } from '../../parts/page.tsx'

export const CreateScreen = () => <Page title="Create">{null}</Page>
