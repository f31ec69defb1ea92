import { Page } from '../../parts/page.tsx'

export const JobScreen = () => <Page title="Job">{null}</Page>
