/// <reference types="../../holidays/embedded.d.ts" />
import { embeddedLists } from 'statdays:law';
import { createLists, expandLists } from '../../holidays/lists/lists.ts';

/** Which lists and years there are: without the names of holidays, and so without the law. */
export const lists = createLists(expandLists(embeddedLists()), {});
