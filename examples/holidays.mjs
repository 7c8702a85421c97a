const url = 'http://localhost:4321/api/holidays.json?year=2026&province=on';
const response = await fetch(url);
const answer = await response.json();
if (!response.ok) throw new Error(answer.detail);
for (const { date, nameEn } of answer.holidays) console.log(date, nameEn);
