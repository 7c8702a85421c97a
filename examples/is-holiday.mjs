const response = await fetch('http://localhost:4321/api/week.json?province=on');
const answer = await response.json();
if (!response.ok) throw new Error(answer.detail);
console.log(answer.isHoliday);
