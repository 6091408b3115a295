import { lazy } from 'react';

/** recharts is as large as the rest of this page, so it comes when there is something to draw. */
export const DayChart = lazy(() => import('./day-chart'));
export const RankChart = lazy(() => import('./rank-chart'));
