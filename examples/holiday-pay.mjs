const url =
  'http://localhost:4321/api/holiday-pay.json?province=on&date=2026-12-25&wages=2240&rate=14&worked=8';
const response = await fetch(url);
const answer = await response.json();
if (!response.ok) throw new Error(answer.detail);
console.log(answer.holidayPay, answer.forWork, answer.total);
