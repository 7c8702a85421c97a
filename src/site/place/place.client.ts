import { showToday } from '../home/days-off.client.ts';

showToday();
document.documentElement.dataset['ready'] = '';
