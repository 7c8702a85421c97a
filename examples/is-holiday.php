<?php
$body = file_get_contents('http://localhost:4321/api/week.json?province=on');
if ($body === false) exit(2);
var_export(json_decode($body)->isHoliday);
