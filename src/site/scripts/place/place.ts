import { showToday } from './days-off.ts';

showToday();
document.documentElement.dataset['ready'] = '';
