<?php
$url = 'http://localhost:4321/api/holidays.json?year=2026&province=on';
// Without this, file_get_contents returns no body for an error response.
$context = stream_context_create(['http' => ['ignore_errors' => true]]);
$answer = json_decode(file_get_contents($url, false, $context));
if (isset($answer->detail)) {
    throw new RuntimeException($answer->detail);
}
foreach ($answer->holidays as $holiday) {
    echo $holiday->date, ' ', $holiday->nameEn, PHP_EOL;
}
