import type { DehydratedState } from '@tanstack/react-query';

/** The data that the server's renderer passes to the browser, as JSON in the page. */
export interface PageData {
  origin: string;
  queries: DehydratedState;
}

export const PAGE_DATA_ID = 'page-data';
