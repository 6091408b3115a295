import type { ResourceProps } from 'react-admin';
import { AnalyticsOnDemand } from './analytics-on-demand';

export default { name: 'analytics', list: AnalyticsOnDemand } satisfies ResourceProps;
