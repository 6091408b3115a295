import { createContext, use } from 'react';
import { DEFAULT_VALUES, type TextValues } from './text-values';

/** What visitors read, as the form edits it. */
export const PublishedValues = createContext<TextValues>(DEFAULT_VALUES);

export const usePublishedValues = (): TextValues => use(PublishedValues);
