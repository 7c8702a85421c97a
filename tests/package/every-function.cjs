// Runs beside an installed `statdays`, on every Node that the package promises: ci.yml tries the oldest.

// jsdom and older React Native lack it.
delete globalThis.structuredClone;
// An engine of ES2022, such as React Native's Hermes, has none of these.
for (const name of ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'])
  delete Array.prototype[name];
for (const name of ['isWellFormed', 'toWellFormed']) delete String.prototype[name];
delete Array.fromAsync;
delete Map.groupBy;
delete Object.groupBy;
delete Promise.withResolvers;

const assert = require('node:assert/strict');
const statdays = require('statdays');
const { list, listDays, lists } = require('statdays/lists');
const { checkList } = require('statdays/check');
const { holidayPay } = require('statdays/pay');
const { timeLimit } = require('statdays/time-limits');

assert.equal(statdays.holidays(2026, 'on').length, 9);
assert.equal(statdays.isHoliday('2026-12-25'), true);
assert.equal(statdays.holidaysOn('2026-10-12', 'ns', { include: 'all' })[0].basis, 'closing');
assert.equal(statdays.holidaysOn('2026-12-25', 'qc')[0].nameFr, 'Jour de Noël');
assert.ok(statdays.longWeekends(2026, 'on').length > 5);
assert.equal(statdays.nextHoliday('2026-12-24', 'on').id, 'christmas-day');
assert.equal(statdays.week('2026-11-21').iso.week, 47);
assert.match(statdays.today('on'), /^\d{4}-/);
assert.equal(statdays.isBusinessDay('2026-12-28', 'on'), true);
assert.equal(statdays.addBusinessDays('2026-12-24', 5, 'on'), '2027-01-04');
assert.equal(statdays.addBusinessDays('2026-12-23', 2, undefined, { list: list('tsx') }), '2026-12-29');
assert.equal(statdays.businessDaysBetween('2026-12-24', '2027-01-31', 'on'), 24);
assert.equal(statdays.places().length, 14);
assert.ok(lists().some(({ id }) => id === 'tsx'));
assert.equal(listDays('tsx', 2026)[0].date, '2026-01-01');
assert.equal(timeLimit('2026-12-15', 10, 'civil-procedure-on').result, '2026-12-29');
assert.equal(holidayPay('on', { date: '2026-12-25', wages: 2240 }).holidayPay, 112);
assert.equal(
  checkList('Stat holidays: 2026-07-01, 2026-08-03, 2026-09-07', { place: 'on' }).verdict,
  'wrong',
);
assert.throws(() => statdays.holidays(1800), /1900 to 2100/);

console.log(require('statdays/package.json').version);
