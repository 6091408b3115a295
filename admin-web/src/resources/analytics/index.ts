import type { ResourceProps } from 'react-admin';
import { AnalyticsPage } from './analytics-page';

export const analytics: ResourceProps = { name: 'analytics', list: AnalyticsPage };
