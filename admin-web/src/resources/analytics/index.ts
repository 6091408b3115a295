import type { ResourceProps } from 'react-admin';
import { AnalyticsPage } from './analytics-page';

export default { name: 'analytics', list: AnalyticsPage } satisfies ResourceProps;
