import { lazy } from 'react';

/** Loaded on demand: recharts is as large as the rest of the page. */
export const DayChart = lazy(() => import('./day-chart'));
export const RankChart = lazy(() => import('./rank-chart'));
