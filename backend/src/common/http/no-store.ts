import { Header } from '@nestjs/common';

/** Keeps the response of a route out of caches: it is of one person, or of this moment. */
export const NoStore = () => Header('cache-control', 'no-store');
