import type { DehydratedState } from '@tanstack/react-query';

/** What travels from the server's renderer to the browser, as JSON in the page. */
export interface PageData {
  origin: string;
  queries: DehydratedState;
}

export const PAGE_DATA_ID = 'page-data';
